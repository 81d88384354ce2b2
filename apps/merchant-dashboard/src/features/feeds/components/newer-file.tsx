import { uploadFeedFile } from '@pricehunt/api-contract/feeds';
import { Button, Form } from '@pricehunt/ui-kit';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useMerchantServices } from '../../../merchant-services';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { runPath } from '../../../route-paths';
import { useAct } from '../../../business/use-act';
import { checkFile } from '../source-checks';
import { FileField } from './file-field';

/** Uploads a new file for a source and starts its import. */
export function NewerFile({ feedId }: { readonly feedId: string }) {
  const { form: words } = useMessages().feeds;
  const { openUpload } = useMerchantServices();
  const navigate = useNavigate();
  const sentenceOf = useFailureSentence();
  const { register, handleSubmit, formState } = useForm<{ readonly files: FileList | null }>({
    defaultValues: { files: null },
  });
  const { mutate, isPending, error } = useAct(
    async (_, file: File) => (await openUpload(file)).call(uploadFeedFile, { params: { feedId } }),
    { renews: ['feeds'], onDone: ({ import: run }) => void navigate(runPath(feedId, run.id)) },
  );
  return (
    <Form
      label={words.upload}
      busy={isPending}
      problem={error === null ? undefined : sentenceOf(error)}
      className="max-w-130"
      onSubmit={(event) =>
        void handleSubmit(({ files }) => {
          const file = files?.[0];
          if (file !== undefined) mutate(file);
        })(event)
      }
    >
      <FileField
        {...register('files', { validate: (files) => checkFile(files, words) })}
        label={words.file}
        error={formState.errors.files?.message}
      />
      <Button type="submit" busy={isPending} className="justify-self-start">
        {words.upload}
      </Button>
    </Form>
  );
}
