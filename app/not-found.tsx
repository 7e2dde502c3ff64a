import { env } from '@/lib/config/env';
import de from '@/messages/de.json';
import en from '@/messages/en.json';

export const metadata = { title: en.notFound.text };

/**
 * Next.js renders this when no route matches a URL. With our page cache no visitor sees it, because the middleware
 * responds to unknown URLs itself (lib/http/not-found-response.ts). Without this file, the payload of every page would
 * contain the default 404 page of Next.js, 1.1 KB. With `PAGE_CACHE=platform`, a visitor sees it when the list of slugs
 * is not available.
 */
export default function NotFound() {
  if (env.PAGE_CACHE === 'own') return null;

  return (
    <main>
      <h1>{en.notFound.heading}</h1>
      <p lang="en">
        {en.notFound.text} <a href="/">{en.notFound.home}</a>
      </p>
      <p lang="de">
        {de.notFound.text} <a href="/de">{de.notFound.home}</a>
      </p>
    </main>
  );
}
