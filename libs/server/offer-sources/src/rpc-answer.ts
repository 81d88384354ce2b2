import { createParser } from 'eventsource-parser';
import { SourceFailure } from './offer-source';
import { jsonOf } from './source-answer';
import * as z from 'zod/mini';

const answerToCall = z.object({ id: z.string() });

/** JSON, or an event stream that may include notifications (MCP, Streamable HTTP). */
export function rpcAnswerOf(
  text: string,
  of: { readonly contentType: string; readonly callId: string; readonly what: string },
): unknown {
  if (!of.contentType.startsWith('text/event-stream')) return jsonOf(text, of.what);
  const messages: unknown[] = [];
  const parser = createParser({ onEvent: ({ data }) => messages.push(jsonOf(data, of.what)) });
  // An event ends with a blank line; the last one may end with the connection.
  parser.feed(`${text}\n\n`);
  const answer = messages.find((message) => answerToCall.safeParse(message).data?.id === of.callId);
  if (answer === undefined)
    throw new SourceFailure('bad-answer', `${of.what} ended its stream without a response`);
  return answer;
}
