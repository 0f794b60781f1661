import { ApiHeader } from '@nestjs/swagger';

/** Tells that a route takes a command's id: given again, it does and answers the same. */
export function ApiCommandId(): MethodDecorator & ClassDecorator {
  return ApiHeader({
    name: 'Idempotency-Key',
    required: true,
    description: 'The command id: a new uuid for each command',
  });
}
