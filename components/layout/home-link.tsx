import { PageLink } from '@/components/ui/page-link';
import { site } from '@/lib/site';

type Props = {
  /** Whether the name is hidden on narrow screens. */
  compact?: boolean;
};

/** The logo as a link to the home page. */
export function HomeLink({ compact }: Props) {
  return (
    <PageLink
      href={{ pathname: '/' }}
      className={compact ? 'home-link home-link-compact' : 'home-link'}
    >
      <span aria-hidden="true" className="size-9 shrink-0 text-gold mark" />
      <span className="home-name font-display">{site.product}</span>
    </PageLink>
  );
}
