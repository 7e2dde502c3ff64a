import { PageLink } from '@/components/ui/page-link';

import { Logo } from './logo';

type Props = { /** Is the name left out where there is no room for it? */ compact?: boolean };

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
