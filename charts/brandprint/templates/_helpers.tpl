{{/* Labels of all objects. Selectors have none of them, because they cannot change. */}}
{{- define "brandprint.labels" -}}
{{- $own := dict "helm.sh/chart" (printf "%s-%s" .Chart.Name .Chart.Version | replace "+" "_") "app.kubernetes.io/instance" .Release.Name "app.kubernetes.io/version" .Chart.AppVersion -}}
{{- merge (deepCopy .Values.labels) $own | toYaml -}}
{{- end -}}

{{- define "brandprint.url" -}}
{{- .Values.url | default (printf "https://%s" .Values.host) | trimSuffix "/" -}}
{{- end -}}

{{/* The image of an app: (list . "api"). */}}
{{- define "brandprint.image" -}}
{{- $values := (index . 0).Values.image -}}
{{- $app := index . 1 -}}
{{- $digest := get $values.digests $app -}}
{{- $version := $values.tag | default (index . 0).Chart.AppVersion -}}
{{- printf "%s/%s%s" $values.repository $app (ternary (printf "@%s" $digest) (printf ":%s" $version) (ne $digest "")) -}}
{{- end -}}

{{/* A setting of an app as text: (list . "api" "LOG_LEVEL"). Numbers of YAML are floats, also whole ones. */}}
{{- define "brandprint.setting" -}}
{{- $settings := (index . 0).Values.settings -}}
{{- $own := index $settings (index . 1) -}}
{{- $name := index . 2 -}}
{{- $value := ternary (get $own $name) (get $settings.common $name) (hasKey $own $name) -}}
{{- if and (kindIs "float64" $value) (eq $value (floor $value)) }}{{ int64 $value }}{{ else }}{{ $value }}{{ end -}}
{{- end -}}

{{/* The Secret of the migration: before an installation there is only the one that Helm creates for it. */}}
{{- define "brandprint.migrationSecret" -}}
{{- if .Values.secret.values }}migrate{{ else }}{{ .Values.secret.name }}{{ end -}}
{{- end -}}
