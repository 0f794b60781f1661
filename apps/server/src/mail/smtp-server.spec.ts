import { sendMail, smtpServer } from './smtp-server.js';
import { MailCatcher } from './testing/mail-catcher.js';

const SERVER = {
  host: '127.0.0.1',
  port: 25,
  security: 'none',
  user: null,
  sender: 'club@example.org',
  name: 'Harbour Club',
} as const;

describe('a mail server', () => {
  it.each([
    { name: 'Harbour\r\nBcc: other@example.org' },
    { sender: 'club@example.org\r\nBcc: other@example.org' },
    { host: 'mail.example.org\r\nDATA' },
  ])('is described in single lines: %j', (other) => {
    expect(smtpServer.safeParse(SERVER).success).toBe(true);
    expect(smtpServer.safeParse({ ...SERVER, ...other }).success).toBe(false);
  });

  it('gets no further header or recipient with what a mail says', async () => {
    const catcher = new MailCatcher();
    const port = await catcher.listen();
    await sendMail({ ...SERVER, port }, '', {
      to: 'anna@example.org',
      subject: 'Thursday\r\nBcc: other@example.org',
      text: 'First\r\n.\r\nRCPT TO:<other@example.org>\r\nlast',
    });
    await catcher.close();
    expect(catcher.mails.map(({ to }) => to)).toEqual(['anna@example.org']);
    const { text } = catcher.mails[0]!;
    const headers = text.split('\n\n')[0]!;
    expect(headers.split('\n').filter((line) => /^bcc:/i.test(line))).toEqual([]);
    expect(text).toContain('last');
  });
});
