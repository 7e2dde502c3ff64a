import { PageLink } from '@/components/ui/page-link';

import { Logo } from './logo';

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
      <Logo />
    </PageLink>
  );
}
