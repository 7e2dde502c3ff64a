import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { site } from '@/lib/site';

type Props = {
  words: Record<'book' | 'more', string>;
  /** The id of the section of the home page that explains a session. */
  hash: string;
};

/** Two links: to book a session, and to the section that explains it. */
export const BookButtons = ({ words, hash }: Props) => (
  <p className="flex flex-wrap gap-4">
    <ExternalLink href={site.links.booking} className={buttonClass('gold')}>
      {words.book}
    </ExternalLink>
    <PageLink href={{ pathname: '/', hash }} className={buttonClass('glass')}>
      {words.more}
      <Icon name="arrow" />
    </PageLink>
  </p>
);
