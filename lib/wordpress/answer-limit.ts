import { answerLimits } from '../answer-limits';

/** How much is read of WordPress's answer to a question, in bytes: a list may have hundreds of items. */
export function limitOf({ pathname, searchParams }: URL): number {
  const [, path = ''] = pathname.split('/wp-json/wp/v2/');
  const isItem = path.includes('/') || searchParams.has('slug');

  return isItem ? answerLimits.item : answerLimits.list;
}
