import { createTransport } from 'nodemailer';
import { fault } from '#words';
import { z } from 'zod';

const text = (most: number) =>
  z
    .string()
    .trim()
    .min(1, fault('push-field.empty'))
    .max(most, fault('push-field.too-long'))
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, fault('push-field.too-long'));
export const mailAddress = z.email(fault('mail-address.malformed')).max(254, fault('push-field.too-long'));

/** A server that takes mail. A password goes only over TLS. */
export const smtpServer = z
  .strictObject({
    host: text(253).pipe(z.string().regex(/^[\w.:-]+$/, fault('push-host.malformed'))),
    port: z.number().int().min(1).max(65_535),
    /** `tls` from the first byte, `starttls` after asking for it, or `none`. */
    security: z.enum(['tls', 'starttls', 'none']),
    user: text(254).nullable(),
    /** From whom mail is. */
    sender: mailAddress,
    name: text(80),
  })
  .refine(({ security, user }) => security !== 'none' || user === null, {
    path: ['user'],
    error: fault('mail-user.open'),
  });
export type SmtpServer = z.output<typeof smtpServer>;

/** A mail as it goes out: plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same whenever it is sent again, so that who gets it twice can tell. */
  readonly id?: string;
  /** The address that ends all mail; left out: this mail was asked for. */
  readonly end?: string;
}

/** Why a mail did not go. */
export type MailRefusal =
  | 'mail.unreachable'
  | 'mail.no-tls'
  | 'mail.denied'
  /** The server does not take this mail: not now, or never. */
  | 'mail.refused-for-now'
  | 'mail.refused';

/** A mail did not go. What the server said may name people and keys: the code alone is kept. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';

  constructor(readonly code: MailRefusal) {
    super(code);
  }

  /** Whether it is about this mail alone, so that others may go. */
  get isOfMail(): boolean {
    return this.code === 'mail.refused' || this.code === 'mail.refused-for-now';
  }
}

const WAIT_MS = 15_000;

/** Sends one mail. @throws MailRefused */
export async function sendMail(server: SmtpServer, password: string, mail: Mail): Promise<void> {
  const { host, port, security, user } = server;
  const transport = createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user !== null && { auth: { user, pass: password } }),
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      from: { name: server.name, address: server.sender },
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.text,
      ...(mail.id !== undefined && { messageId: `<${mail.id}@${server.sender.split('@')[1]}>` }),
      headers: { 'Auto-Submitted': 'auto-generated', ...(mail.end !== undefined && endHeaders(mail.end)) },
    });
  } catch (error) {
    throw new MailRefused(refusalOf(error));
  } finally {
    transport.close();
  }
}

/** One click ends all mail where the address is HTTPS: RFC 8058, section 3.1. */
function endHeaders(end: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${end}>`,
    ...(end.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}

function refusalOf(error: unknown): MailRefusal {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'mail.denied';
  if (code === 'ETLS') return 'mail.no-tls';
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'mail.unreachable';
  return typeof responseCode === 'number' && responseCode >= 500 ? 'mail.refused' : 'mail.refused-for-now';
}
