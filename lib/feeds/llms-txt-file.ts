export type LlmsTxtLink = {
  title: string;
  /** A full URL. */
  address: string;
  /** Empty when the title is enough. */
  text: string;
};

export type LlmsTxtSection = { title: string; links: LlmsTxtLink[] };

/** A guide for programs that read the site for a user, in the Markdown format proposed by llmstxt.org. */
export function toLlmsTxt(name: string, text: string, parts: LlmsTxtSection[]): string {
  const sections = parts.map(
    ({ title, links }) => `## ${title}\n\n${links.map(toLine).join('\n')}`,
  );

  return `${[`# ${name}`, `> ${text}`, ...sections].join('\n\n')}\n`;
}

function toLine({ title, address, text }: LlmsTxtLink): string {
  return `- [${title.replace(/[[\]]/g, '\\$&')}](${address})${text ? `: ${text}` : ''}`;
}
