/** The checks of a post before it is published: check-texts.js, check-facts.js, use-checks.js, go-to.js. */

/** Where a problem can be fixed. */
interface Target {
  block?: string;
  field?: string;
  customField?: string;
  title?: true;
  excerpt?: true;
  featured?: true;
}

interface Problem {
  text: string;
  target: Target;
}

interface Check {
  name: string;
  problems: Problem[];
  isUnknown?: boolean;
}

/** The checks of the texts by language; `all` are those of the whole item. */
type Checks = Record<Language | 'all', Check[]>;

/** The edited post, as the checks read it. */
interface CheckedPost {
  title: string;
  excerpt: string;
  featured_media: number;
  meta: PostMeta;
  /** Whether the original has no text. */
  isBlank: boolean;
  blocks: Block[];
}

interface Link {
  href: string;
  words: string;
  block: Block;
}

/** The links of a text, and the ids in the same text that a link with `#…` may point to. */
interface FoundLinks {
  links: Link[];
  ids: string[];
}
