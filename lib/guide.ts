export type GuideLink = {
  title: string;
  /** A full address. */
  address: string;
  /** Empty where the title says it all. */
  text: string;
};

export type GuidePart = { title: string; links: GuideLink[] };

/** A guide for programs that read a site for somebody: Markdown as llmstxt.org proposes it. */
export function toGuide(name: string, text: string, parts: GuidePart[]): string {
  const sections = parts.map(
    ({ title, links }) => `## ${title}\n\n${links.map(toLine).join('\n')}`,
  );

  return `${[`# ${name}`, `> ${text}`, ...sections].join('\n\n')}\n`;
}

function toLine({ title, address, text }: GuideLink): string {
  return `- [${title.replace(/[[\]]/g, '\\$&')}](${address})${text ? `: ${text}` : ''}`;
}
