import { dirname } from 'node:path';
import { unreadableSettings } from './exporter-settings.js';

const file = process.execPath;

describe('settings for sending traces', () => {
  it('are named if they cannot be read', () => {
    const faulty = {
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20x,a token',
      OTEL_EXPORTER_OTLP_TRACES_COMPRESSION: 'zip',
      OTEL_EXPORTER_OTLP_CERTIFICATE: `${file}.pem`,
      OTEL_EXPORTER_OTLP_CLIENT_KEY: dirname(file),
    };
    expect(unreadableSettings(faulty)).toEqual(Object.keys(faulty));
  });

  it('are left alone otherwise', () => {
    expect(
      unreadableSettings({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20x, x-club=thursday,',
        OTEL_EXPORTER_OTLP_COMPRESSION: 'gzip',
        OTEL_EXPORTER_OTLP_TRACES_CERTIFICATE: file,
        OTEL_EXPORTER_OTLP_CLIENT_KEY: ' ',
        HEADERS: 'a token',
      }),
    ).toEqual([]);
  });
});
