import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { TakesMoment } from '../lanes/costly.decorator.js';

/** Says that a route takes `?at=` and `?after=`, and perhaps that they are texts. */
export function ApiMoment(type?: typeof String): MethodDecorator {
  return applyDecorators(
    TakesMoment(),
    ApiQuery({
      name: 'at',
      required: false,
      description: 'As it was at a journal position or a time (ISO 8601). Your current rights apply',
      ...(type && { type }),
    }),
    ApiAfter(type),
  );
}

/** Documents `?after=`. */
export function ApiAfter(type?: typeof String): MethodDecorator {
  return ApiQuery({
    name: 'after',
    required: false,
    description: 'Wait until this position can be read (at most 5 s)',
    ...(type && { type }),
  });
}
