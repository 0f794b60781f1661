import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';

/** Tells that a route takes the bytes of a file, which it reads as they arrive. */
export function ApiFile(): MethodDecorator {
  return applyDecorators(
    ApiConsumes('application/octet-stream'),
    ApiBody({ schema: { type: 'string', format: 'binary' } }),
  );
}
