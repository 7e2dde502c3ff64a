import { NextResponse, type NextRequest } from 'next/server';

import { webhookSecrets } from '@/lib/config/env';
import { deadLinks, linkQuestion } from '@/lib/http/dead-links';
import { parseJson } from '@/lib/http/read-body';
import { readSignedBody } from '@/lib/http/signed-request';
import { requestSizeLimits } from '@/lib/http/body-size-limits.mjs';

const maxBytes = requestSizeLimits['/api/link-status'];

/**
 * Tells WordPress which links of a text are broken on this site, so that an editor can correct them.
 *
 * The body is `{ links, language }`, with 60 links at most. 200 with `{ dead }`, the broken links; 400 for
 * another body, 401 when it is not signed or was signed over five minutes ago, 413 over 128 KB, 503 when the site's own
 * pages do not answer.
 */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const signed = await readSignedBody(request, {
    ...{ purpose: 'link-status-v1', secrets: webhookSecrets, maxBytes, now: new Date() },
  });
  if (signed.kind === 'refused') return answer(signed.status, {});
  const question = linkQuestion.safeParse(parseJson(signed.body));
  if (!question.success) return answer(400, {});
  try {
    return answer(200, { dead: await deadLinks(question.data) });
  } catch (error) {
    console.error('The links of a text could not be checked (/api/link-status)', error);
    return answer(503, {});
  }
}

function answer(status: number, body: object): NextResponse {
  return NextResponse.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
