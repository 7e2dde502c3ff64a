import { pressKit } from '@/content/press/kit';
import { printNameOf } from '@/lib/data/press/press';
import { toPrintPhoto } from '@/lib/data/press/print-photo';
import { isLocale, routing } from '@/lib/i18n/routing';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () =>
  routing.locales.flatMap((locale) =>
    pressKit.photos.map((photo) => ({ locale, photo: printNameOf(photo) })),
  );

type Context = RouteContext<'/api/press-kit/[locale]/[photo]'>;

/** A picture of the press kit for print, made in the build: 200 with a JPEG, 404 for an unknown language or name. */
export async function GET(_: Request, { params }: Context) {
  const { locale, photo: name } = await params;
  const photo = pressKit.photos.find((each) => printNameOf(each) === name);
  if (!isLocale(locale) || !photo) return new Response('Not found\n', { status: 404 });
  const picture = new Uint8Array(await toPrintPhoto(photo, locale));

  return new Response(picture, { headers: { 'content-type': 'image/jpeg' } });
}
