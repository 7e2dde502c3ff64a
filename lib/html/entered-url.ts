import type { Locale } from '../i18n/routing';
import { pictureUrl, siteUrl } from '../seo/site-url';
import { toTarget, type Target } from './link-target';

/**
 * The public URL for a link that an editor entered into a separate field, such as the link to tickets. A link to a page
 * or file of the site becomes a path, in the language of the page. A URL on another site stays as it was entered.
 *
 * @returns null when a visitor must not follow the link
 */
export function toPublicUrl(address: string, locale: Locale): string | null {
  const target = toTarget(address, locale);
  if (target?.kind === 'external') return address.trim();
  if (target?.kind === 'fragment') return address;
  if (target?.kind === 'page') return target.path;
  const full = target && fullAddress(target);

  return full ? new URL(full).pathname : null;
}

/** The full public URL of a target. Null for a target without a public URL: a fragment or an attachment page. */
export function fullAddress(target: Target): string | null {
  switch (target.kind) {
    case 'page':
    case 'file':
      return siteUrl(target.path);
    case 'picture':
      return pictureUrl({ src: target.src });
    case 'external':
      return target.href;
    default:
      return null;
  }
}
