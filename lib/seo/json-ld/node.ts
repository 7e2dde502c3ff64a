import type { Thing } from 'schema-dts';

/** One node of a graph: the vocabulary also has bare texts for things. */
export type Node = Exclude<Thing, string>;

/** A node of this type, and of none that is more special, e.g. `Typed<Person, 'Person'>`. */
export type Typed<Kind, Name extends string> = Extract<Kind, { '@type': Name }>;
