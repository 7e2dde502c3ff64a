import { tours } from '@/content/tours/tours';

export const dynamic = 'force-static';

/** The tours of the site as JSON, newest first: `[{ "slug", "name" }]`. WordPress offers them to editors. */
export function GET(): Response {
  return Response.json(tours.map(({ slug, name }) => ({ slug, name })));
}
