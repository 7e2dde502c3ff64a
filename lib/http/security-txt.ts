const monthsAhead = 7;

type SecurityContact = {
  /** Where to report a security problem, the preferred way first: `mailto:` or `https:`. */
  contacts: string[];
  /** The public URL of this file. */
  canonical: string;
  /** The languages in which a report may be written, as BCP 47 tags. */
  languages: readonly string[];
  now: Date;
};

/**
 * The text of `security.txt` (RFC 9116): where to report a security problem of the site.
 *
 * The text expires after six to seven months, because the RFC recommends less than a year. It stays the same for a
 * month, so that clients can recognise an unchanged file.
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
