const monthsAhead = 7;

type SecurityContact = {
  /** Where a weakness is told, the best way first: `mailto:` or `https:`. */
  contacts: string[];
  /** Where this text is found. */
  canonical: string;
  /** In which one may write: BCP 47. */
  languages: readonly string[];
  now: Date;
};

/**
 * What RFC 9116 has a site say to those who found a weakness in it: the text of `security.txt`.
 *
 * It says of itself that it is to be believed for six to seven months: the RFC wants less than a year, and the same text
 * for as long as a month lasts lets a reader know it again.
 */
export function toSecurityText({ contacts, canonical, languages, now }: SecurityContact): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsAhead));
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${canonical}`,
  ];

  return `${lines.join('\n')}\n`;
}
