type Words = { title: string; description: string };

/**
 * What a step of a list is called: no two pages may have the same title or description.
 *
 * @param name what the step is called, e.g. `Page 2`
 */
export function ofStep({ title, description }: Words, step: number, name: string): Words {
  if (step === 1) return { title, description };

  return { title: `${title}, ${name}`, description: `${description} (${name})` };
}
