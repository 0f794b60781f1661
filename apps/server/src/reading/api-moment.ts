import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';

/** Documents `?at=` and `?after=`. */
export function ApiMoment(): MethodDecorator {
  return applyDecorators(
    ApiQuery({
      name: 'at',
      required: false,
      description:
        'As it stood at a position of the book, or a time (ISO 8601); what may be seen of it is judged now',
    }),
    ApiAfter(),
  );
}

/** Documents `?after=`. */
export function ApiAfter(): MethodDecorator {
  return ApiQuery({
    name: 'after',
    required: false,
    description: 'Wait until this position can be read (5 s at the most)',
  });
}
