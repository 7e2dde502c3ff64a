import { PageLink } from '@/components/ui/page-link';

import { Logo } from './logo';

type Props = { /** Is the name left out where there is no room for it? */ compact?: boolean };

export function HomeLink({ compact }: Props) {
  return (
    <PageLink
      href={{ pathname: '/' }}
      className={`mr-auto flex items-center gap-3 transition-colors duration-300 hover:text-gold ${compact ? 'max-[26rem]:[&>:last-child]:sr-only' : ''}`}
    >
      <Logo />
    </PageLink>
  );
}
