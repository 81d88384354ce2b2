import type { ApiClient } from '@pricehunt/api-client';
import { SkeletonBars } from '@pricehunt/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Answered } from '../page-parts/answered';
import { useMerchantServices } from '../merchant-services';
import { Section } from '../page-parts/page-section';
import { useBusiness } from './use-business';
import { useDisabledReason } from './use-disabled-reason';
import { useRight } from './use-right';

export interface ListWithAddingProps<Entry> {
  readonly of: 'api-keys' | 'webhooks';
  readonly query: (
    openApi: () => Promise<ApiClient>,
    businessId: string,
  ) => UseQueryOptions<Entry[], Error, Entry[], string[]>;
  readonly words: {
    readonly title: string;
    readonly sentence: string;
    readonly loading: string;
    readonly add: string;
    /** Shown when the limit is reached. */
    readonly full: string;
    /** Shown to members who may not see the list. */
    readonly viewersNot: string;
  };
  readonly isFull: (entries: readonly Entry[]) => boolean;
  readonly form: ReactNode;
  readonly children: (entries: readonly Entry[], mayEdit: boolean) => ReactNode;
}

export function ListWithAdding<Entry>(props: ListWithAddingProps<Entry>) {
  return useRight(`${props.of}.read`) === 'not-allowed' ? (
    <p className="text-ink-muted">{props.words.viewersNot}</p>
  ) : (
    <SeenList {...props} />
  );
}

function SeenList<Entry>({ of, query, words, isFull, form, children }: ListWithAddingProps<Entry>) {
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const disabledReason = useDisabledReason(`${of}.edit`);
  const answer = useQuery(query(openApi, id));
  return (
    <div className="max-w-220 divide-y divide-line border-b border-line">
      <Section title={words.title}>
        <p className="mb-4 text-ink-muted">{words.sentence}</p>
        <Answered
          query={answer}
          whileLoading={<SkeletonBars label={words.loading} className="h-16 w-full" />}
        >
          {(entries) => children(entries, disabledReason === null)}
        </Answered>
      </Section>
      <Section title={words.add}>
        {disabledReason !== null ? (
          <p className="text-ink-muted">{disabledReason}</p>
        ) : isFull(answer.data ?? []) ? (
          <p className="text-ink-muted">{words.full}</p>
        ) : (
          form
        )}
      </Section>
    </div>
  );
}
