import { Header } from '@nestjs/common';

/** Answers that depend on who asks, or carry a link or a code, are kept nowhere on the way. */
export const NeverCached = (): MethodDecorator => Header('Cache-Control', 'no-store');
