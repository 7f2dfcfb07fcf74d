import { z } from 'zod';

export interface StringField {
  /** The path in the input, e.g. `answers.[].text`. */
  path: string;
  schema: z.ZodString;
}

/** Every free text in a schema; literals and enumerations do not count. */
export function stringsIn(schema: z.core.$ZodType, path = ''): StringField[] {
  const within = (inner: z.core.$ZodType, name?: string) =>
    stringsIn(inner, name === undefined ? path : path === '' ? name : `${path}.${name}`);

  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    return [{ path, schema: schema as z.ZodString }];
  }
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => within(field, name));
  }
  if (schema instanceof z.ZodArray) return within(schema.element, '[]');
  if (schema instanceof z.ZodRecord) {
    return [...within(schema.keyType, '{}'), ...within(schema.valueType, '{}')];
  }
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => within(option));
  if (schema instanceof z.ZodPipe) return within(schema.in);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return within(schema.def.innerType);
  }
  if (withoutText.some((type) => schema instanceof type)) return [];
  throw new Error(`${path} is a ${schema.constructor.name}: say here which texts are in it`);
}

const withoutText = [z.ZodNumber, z.ZodBoolean, z.ZodLiteral, z.ZodEnum];
