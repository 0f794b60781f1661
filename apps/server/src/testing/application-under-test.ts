import type { ModuleMetadata } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';

/** How an application of a test is made, beside what it has. */
interface Making {
  readonly adapter?: FastifyAdapter;
  /** Done before the application begins. */
  prepare?(application: NestFastifyApplication): Promise<void> | void;
  /** Takes away what the application stands on, once it is closed or could not begin. */
  drop(): Promise<void>;
}

/** A Nest application with what a test gives it. Nothing listens. Disposed of, it is closed, and what it stands on is gone. */
export async function applicationUnderTest(
  parts: ModuleMetadata,
  { adapter = new FastifyAdapter(), prepare, drop }: Making,
): Promise<NestFastifyApplication & AsyncDisposable> {
  let close: () => Promise<void> = () => Promise.resolve();
  const end = async () => {
    await close();
    await drop();
  };
  try {
    const module = await Test.createTestingModule(parts).compile();
    const application = module.createNestApplication<NestFastifyApplication>(adapter, { logger: false });
    close = () => application.close();
    await prepare?.(application);
    await application.init();
    await adapter.getInstance().ready();
    return Object.assign(application, { [Symbol.asyncDispose]: end });
  } catch (error) {
    await end();
    throw error;
  }
}
