import type { Thing } from 'schema-dts';

/** One node of a graph. The vocabulary also allows a plain string as a thing, which is excluded here. */
export type Node = Exclude<Thing, string>;

/** A node of exactly this type, not of a more specific one, e.g. `Typed<Person, 'Person'>`. */
export type Typed<Kind, Name extends string> = Extract<Kind, { '@type': Name }>;
