import { readFileSync } from 'node:fs';

type Kind = { parents: string[]; properties: string[] };

/** The types of schema.org with their properties, read from the type declarations of schema-dts. */
export function readSchemaOrg(): Map<string, Set<string>> {
  const text = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');
  const kinds = new Map<string, Kind>();
  for (const [, name, parents, body] of text.matchAll(
    /interface (\w+) extends ([^{]+) \{([^]*?)\n\}/g,
  )) {
    kinds.set(name!, {
      parents: parents!.split(',').map((each) => each.trim()),
      properties: [...body!.matchAll(/^ {4}"([^"]+)"\??:/gm)].map((match) => match[1]!),
    });
  }
  const types = [...text.matchAll(/interface (\w+)Leaf extends[^]*?"@type": "([^"]+)"/g)];
  return new Map(types.map(([, leaf, type]) => [type!, propertiesOf(`${leaf}Leaf`, kinds)]));
}

function propertiesOf(name: string, kinds: Map<string, Kind>): Set<string> {
  const kind = kinds.get(name);
  if (!kind) return new Set();

  return new Set([
    ...kind.properties,
    ...kind.parents.flatMap((parent) => [...propertiesOf(parent, kinds)]),
  ]);
}
