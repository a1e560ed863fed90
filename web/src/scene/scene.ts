// The scene vocabulary: one picture of a table for one seat. A painter never asks what game it is. The types are made from the
// Structs of src/hauntbox/scene; besides them, what painters call things.
import type { Thing } from '../wire/types.ts';

export type * from '../wire/types.ts';
export type Id = string;
export type Kind = Thing['kind'];
export type Named<T> = T & { id: Id };
export type Of<K extends Kind> = Named<Extract<Thing, { kind: K }>>;
export type Any = Named<Thing>;
