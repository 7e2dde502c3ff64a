import type { Locale } from '../i18n/routing';
import { pictureUrl, siteUrl } from '../seo/addresses';
import { toTarget, type Target } from './addresses';

/**
 * The address of a link that an editor typed into a field of its own, as visitors are given it: a path where it leads to
 * the site, in the language of the page; else the address as it was typed.
 *
 * @returns null where it leads nowhere a visitor may go
 */
export function toTypedAddress(address: string, locale: Locale): string | null {
  const target = toTarget(address, locale);
  if (target?.kind === 'away') return address.trim();
  if (target?.kind === 'place') return address;
  if (target?.kind === 'page') return target.path;
  const full = target && fullAddress(target);

  return full ? new URL(full).pathname : null;
}

/** The full public address of a target; null where it has none outside its text. */
export function fullAddress(target: Target): string | null {
  switch (target.kind) {
    case 'page':
    case 'file':
      return siteUrl(target.path);
    case 'picture':
      return pictureUrl({ src: target.src });
    case 'away':
      return target.href;
    default:
      return null;
  }
}
