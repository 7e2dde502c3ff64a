import { site } from '@/lib/site';

/** The mark and the name. */
export function Logo() {
  return (
    <>
      <span aria-hidden="true" className="size-9 shrink-0 text-gold mark" />
      <span className="font-display text-[1.625rem] leading-none tracking-wide">
        {site.product}
      </span>
    </>
  );
}
