import { site } from '@/lib/site';

/** The logo: its symbol and the name. */
export function Logo() {
  return (
    <>
      <span aria-hidden="true" className="size-9 shrink-0 text-gold mark" />
      <span className="home-name font-display">{site.product}</span>
    </>
  );
}
