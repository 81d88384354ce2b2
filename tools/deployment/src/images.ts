import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { outputOf } from './programs';

/** Builds images and runs containers by buildah, without an engine or a registry. */
export interface ImageBuilder {
  build(name: string, dockerfile: string, folder: string, options?: readonly string[]): Promise<void>;
  settingsOf(name: string): Promise<ImageSettings>;
  /** buildah's own options for running containers. */
  readonly storage: readonly string[];
}

interface ImageSettings {
  readonly entrypoint: readonly string[];
  readonly command: readonly string[];
  readonly user: string;
}

export function openImageBuilder(workFolder: string): ImageBuilder {
  const storage = [
    ...['--root', join(workFolder, 'images'), '--runroot', join(workFolder, 'running')],
    ...['--storage-driver', 'overlay'],
  ];
  return {
    storage,
    build: async (name, dockerfile, folder, options = []) => {
      await outputOf('buildah', [
        ...storage,
        'build',
        ...['--isolation', 'chroot', '--layers', '--tag', `localhost/${name}`, '--file', dockerfile],
        ...options,
        folder,
      ]);
    },
    settingsOf: async (name) => {
      const text = await outputOf('buildah', [...storage, 'inspect', '--type', 'image', `localhost/${name}`]);
      const { Entrypoint, Cmd, User } = JSON.parse(text).OCIv1.config;
      return { entrypoint: Entrypoint ?? [], command: Cmd ?? [], user: User ?? '' };
    },
  };
}

/** Debian by debootstrap with this machine's Node, and nginx with the official image's user and templates. */
export async function makeSubstituteImages(builder: ImageBuilder, workFolder: string): Promise<void> {
  const debian = join(workFolder, 'debian');
  if (!existsSync(join(debian, 'etc/debian_version'))) {
    await outputOf('debootstrap', ['--variant=minbase', 'bookworm', debian, 'http://deb.debian.org/debian']);
  }
  await buildFrom(builder, workFolder, 'debian', debian, 'FROM scratch\nADD . /\nCMD ["/bin/sh"]\n');
  await buildFrom(builder, workFolder, 'node', await nodeFolder(workFolder), nodeDockerfile);
  await buildFrom(builder, workFolder, 'nginx', await nginxFolder(workFolder), nginxDockerfile);
}

async function buildFrom(
  builder: ImageBuilder,
  workFolder: string,
  name: string,
  folder: string,
  text: string,
) {
  const dockerfile = join(workFolder, `${name}.Dockerfile`);
  await writeFile(dockerfile, text);
  await builder.build(name, dockerfile, folder);
}

/** This machine's Node, npm, the headers to compile SQLite's addon, and npm's trusted certificates. */
async function nodeFolder(workFolder: string): Promise<string> {
  const folder = join(workFolder, 'node');
  const prefix = join(process.execPath, '../..');
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'usr/local/bin'), { recursive: true });
  await mkdir(join(folder, 'etc/ssl'), { recursive: true });
  await cp(process.execPath, join(folder, 'usr/local/bin/node'));
  for (const part of ['lib/node_modules/npm', 'include/node']) {
    await cp(join(prefix, part), join(folder, 'usr/local', part), { recursive: true });
  }
  for (const program of ['npm', 'npx']) {
    await symlink(`../lib/node_modules/npm/bin/${program}-cli.js`, join(folder, 'usr/local/bin', program));
  }
  const certificates = process.env['NODE_EXTRA_CA_CERTS'] ?? '/etc/ssl/certs/ca-certificates.crt';
  await cp(certificates, join(folder, 'etc/ssl/trusted.crt'), { dereference: true });
  return folder;
}

const nodeDockerfile = `FROM localhost/debian
COPY . /
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/trusted.crt
RUN useradd --uid 1000 --create-home node
CMD ["node"]
`;

async function nginxFolder(workFolder: string): Promise<string> {
  const folder = join(workFolder, 'nginx');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'nginx.conf'), nginxConfiguration);
  await writeFile(join(folder, 'docker-entrypoint.sh'), nginxEntrypoint, { mode: 0o755 });
  return folder;
}

const nginxDockerfile = `FROM localhost/debian
RUN apt-get update && apt-get install -y --no-install-recommends nginx-light gettext-base \\
  && useradd --system --uid 101 nginx && rm -rf /etc/nginx/conf.d \\
  && mkdir -p /etc/nginx/conf.d /etc/nginx/templates && chown nginx /etc/nginx/conf.d
COPY nginx.conf /etc/nginx/nginx.conf
COPY docker-entrypoint.sh /
ENTRYPOINT ["/docker-entrypoint.sh"]
USER 101
CMD ["nginx", "-g", "daemon off;"]
`;

/** nginx.conf of the unprivileged image: everything it writes is under /tmp. */
export const nginxConfiguration = `worker_processes 2;
pid /tmp/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  client_body_temp_path /tmp/client_temp;
  proxy_temp_path /tmp/proxy_temp;
  fastcgi_temp_path /tmp/fastcgi_temp;
  uwsgi_temp_path /tmp/uwsgi_temp;
  scgi_temp_path /tmp/scgi_temp;
  access_log off;
  sendfile on;
  include /etc/nginx/conf.d/*.conf;
}
`;

/** Fills in the templates with the environment's variables, as the official image does. */
const nginxEntrypoint = `#!/bin/sh
set -eu
defined=$(printf '\${%s} ' $(env | cut -d= -f1))
for template in /etc/nginx/templates/*.template; do
  name=\${template##*/}
  envsubst "$defined" < "$template" > "/etc/nginx/conf.d/\${name%.template}"
done
exec "$@"
`;
