import { changeFeed, feedColumnUses, startFeedImport } from '@pricehunt/api-contract/feeds';
import type { Feed, FeedColumnsView, FeedImport } from '@pricehunt/api-contract/feeds';
import { Button, Form, SelectField, SkeletonBlock, SkeletonGroup } from '@pricehunt/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Answered } from '../../../page-parts/answered';
import { useBusiness } from '../../../business/use-business';
import { useDisabledReason } from '../../../business/use-disabled-reason';
import { useMerchantServices } from '../../../merchant-services';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { runPath } from '../../../route-paths';
import { useAct } from '../../../business/use-act';
import { choiceIn, readChoice, withChoice } from '../column-choices';
import type { ColumnChoice } from '../column-choices';
import { runColumnsQuery } from '../requests/feed-queries';

export interface ColumnMappingProps {
  readonly feed: Feed;
  readonly run: FeedImport;
}

/** Maps the columns of a feed file; saving starts a new preview. */
export function ColumnMapping({ feed, run }: ColumnMappingProps) {
  const { feedColumns: words } = useMessages();
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const query = useQuery(runColumnsQuery(openApi, id, run));
  return (
    <Answered
      query={query}
      whileLoading={
        <SkeletonGroup label={words.loading}>
          <SkeletonBlock className="h-20 w-full" />
          <SkeletonBlock className="mt-3 h-20 w-full" />
        </SkeletonGroup>
      }
    >
      {(file) =>
        file === null ? (
          <p className="text-ink-muted">{words.noFile}</p>
        ) : (
          <>
            {file.exportName === null ? null : (
              <p className="mb-2">
                {words.exportOf(words.exportNames.get(file.exportName) ?? file.exportName)}
              </p>
            )}
            {file.items.length > 0 ? (
              <MappingForm feed={feed} file={file} />
            ) : (
              <p className="text-ink-muted">{file.exportName === null ? words.noTable : words.readWhole}</p>
            )}
          </>
        )
      }
    </Answered>
  );
}

interface MappingFormProps {
  readonly feed: Feed;
  readonly file: FeedColumnsView;
}

function MappingForm({ feed, file }: MappingFormProps) {
  const { feedColumns: words } = useMessages();
  const [mapping, setMapping] = useState(feed.columnMapping);
  const disabledReason = useDisabledReason('feeds.edit');
  const sentenceOf = useFailureSentence();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useAct(
    async (api, columnMapping: Feed['columnMapping']) => {
      const params = { feedId: feed.id };
      await api.call(changeFeed, { params, body: { columnMapping } });
      return api.call(startFeedImport, { params });
    },
    { renews: ['feeds'], onDone: ({ import: begun }) => void navigate(runPath(feed.id, begun.id)) },
  );
  if (disabledReason !== null) return <p className="text-ink-muted">{disabledReason}</p>;
  const present = new Set(file.items.map(({ name }) => name));
  const gone = feed.columnMapping.filter(({ column }) => !present.has(column));
  const choose = (column: string) => (choice: ColumnChoice) =>
    setMapping(withChoice(mapping, column, choice));
  return (
    <Form
      label={words.title}
      busy={isPending}
      problem={error === null ? undefined : sentenceOf(error)}
      onSubmit={(event) => {
        event.preventDefault();
        mutate(mapping);
      }}
    >
      <p className="max-w-190 text-ink-muted">
        {words.sentence} {words.later}
      </p>
      <div className="grid items-start grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-6 gap-y-5">
        {gone.map(({ column }) => (
          <ColumnField
            key={column}
            name={column}
            hint={undefined}
            error={choiceIn(mapping, column) === 'by-name' ? undefined : words.gone}
            automatic={words.unused}
            choice={choiceIn(mapping, column)}
            onChoose={choose(column)}
          />
        ))}
        {file.items.map(({ name, samples, attribute }) => (
          <ColumnField
            key={name}
            name={name}
            hint={samples.length === 0 ? words.noSamples : samples.join(' · ')}
            error={undefined}
            automatic={attribute === null ? words.byNameUnused : words.byName(words.uses[attribute])}
            choice={choiceIn(mapping, name)}
            onChoose={choose(name)}
          />
        ))}
      </div>
      <Button type="submit" variant="primary" busy={isPending} className="justify-self-start">
        {words.save}
      </Button>
    </Form>
  );
}

interface ColumnFieldProps {
  readonly name: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly automatic: string;
  readonly choice: ColumnChoice;
  readonly onChoose: (choice: ColumnChoice) => void;
}

function ColumnField({ name, hint, error, automatic, choice, onChoose }: ColumnFieldProps) {
  const { feedColumns: words } = useMessages();
  return (
    <SelectField
      label={name}
      hint={hint === undefined ? undefined : <span className="wrap-anywhere">{hint}</span>}
      error={error}
      value={choice}
      onChange={({ target }) => onChoose(readChoice(target.value))}
    >
      <option value="by-name">{automatic}</option>
      <option value="unused">{words.unused}</option>
      {feedColumnUses.map((use) => (
        <option key={use} value={use}>
          {words.uses[use]}
        </option>
      ))}
    </SelectField>
  );
}
