import { host } from './child-programs';

/** nginx in front of several API processes, with the rules of docs/operations/deployment.md for `/api/`. */
export function nginxConfiguration(options: {
  readonly folder: string;
  readonly port: number;
  readonly apiPorts: readonly number[];
}): string {
  const servers = options.apiPorts.map((port) => `    server ${host}:${port} max_fails=1 fail_timeout=1s;`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${options.folder}/${name};`,
  );
  return `
daemon off;
worker_processes 1;
pid ${options.folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http {
  access_log off;
${temporary.join('\n')}
  upstream api {
${servers.join('\n')}
    keepalive 32;
  }
  server {
    listen ${host}:${options.port};
    merge_slashes off;
    location /api/ {
      proxy_pass http://api;
      proxy_http_version 1.1;
      proxy_set_header Host $host;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_buffering off;
      proxy_read_timeout 60s;
      proxy_next_upstream error timeout;
    }
  }
}
`;
}
