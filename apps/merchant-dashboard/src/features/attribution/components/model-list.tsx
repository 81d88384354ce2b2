import { attributionModels } from '@pricehunt/order-attribution';
import type { AttributionModel } from '@pricehunt/order-attribution';
import { Chip } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';

export function ModelList({ payingModel }: { readonly payingModel: AttributionModel }) {
  const { attribution: words, orders } = useMessages();
  return (
    <section aria-labelledby="models" className="py-6">
      <h2 id="models" className="mb-3 text-xl">
        {words.models}
      </h2>
      <p className="mb-4 max-w-[65ch] text-sm text-ink-muted">{words.modelsSentence}</p>
      <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {attributionModels.map((model) => (
          <div key={model}>
            <dt className="flex min-h-7 items-center gap-2.5 font-semibold">
              {orders.models[model]}
              {model === payingModel ? <Chip tone="good">{words.pays}</Chip> : null}
            </dt>
            <dd className="text-ink-muted">{orders.modelSentences[model]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
