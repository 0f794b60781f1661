import { stdout } from 'node:process';
import type { Configuration } from '#platform';
import { Registry } from 'prom-client';
import { Access } from '#access';
import { createApplication } from './application.js';
import { Background } from './background.js';
import { Lanes } from './lanes/lanes.js';
import { measure } from './operations/measurements.js';
import { serveMetrics } from './operations/metrics-port.js';
import type { Opened } from './platform/opened.js';
import { portBusy } from './platform/port-busy.js';
import { ServerProcess } from './platform/server-process.js';
import { EventStreams } from './streams/event-streams.js';
import { welcome } from './welcome.js';

/**
 * Opens the application of a process whose database is there and migrated, and says where it can be found.
 *
 * @returns the page that comes first on this machine, if the process has pages
 * @throws PortBusy when its port was taken in the meantime
 */
export async function serveApplication(
  options: ConstructorParameters<typeof ServerProcess>[0],
  opened: Opened,
): Promise<string | undefined> {
  const { configuration } = options;
  const process = opened.keep(new ServerProcess(options), (each) => each.close());
  const application = await opened.add(createApplication(process), async (each) => {
    process.ready = false;
    await each.get(EventStreams).close();
    await each.close();
  });
  // Nothing is open in it before it listens; commands find their way once it is initialised.
  await application.init();
  // People are answered while the work beside their requests is still being taken up.
  await listen(application, configuration);
  await process.opened.add(application.get(Background).start(), (background) => background.stop());
  const { metrics } = configuration;
  if (metrics !== undefined) {
    measure(application);
    await opened.add(serveMetrics(application.get(Registry), metrics), async (server) => server.close());
  }
  const { port } = application.getHttpServer().address() as { port: number };
  process.listening = { ...configuration, port };
  process.ready = true;
  if (configuration.roles.has('api')) application.get(Lanes).keepReady();
  const { text, page } = await welcome(process, application.get(Access));
  stdout.write(text);
  return page;
}

async function listen(
  application: Awaited<ReturnType<typeof createApplication>>,
  { host, port }: Configuration,
): Promise<void> {
  try {
    await application.listen(port, host);
  } catch (error) {
    throw portBusy(error, port) ?? error;
  }
}
