#!/usr/bin/env bash
# Installs both charts into the cluster of the current context, which has the images brandprint/*:dev, and uses them:
# a site is analysed before and after an upgrade, and after a rollback.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
site=${SITE:-https://example.com}
namespace=brandprint
in_namespace() { kubectl --namespace "$namespace" "$@"; }
upgrade() {
  helm upgrade --install brandprint "$root/charts/brandprint" --namespace "$namespace" \
    --values "$root/.github/kind/values.yaml" --wait --timeout 10m "$@"
}

kubectl create namespace "$namespace"
kubectl label namespace "$namespace" pod-security.kubernetes.io/enforce=restricted
in_namespace create configmap s3 --from-file="$root/k8s/overlays/dev/s3.json"
kubectl apply --filename "$root/k8s/overlays/dev/stores.yaml"
for store in postgres redis s3; do in_namespace rollout status "statefulset/$store" --timeout 5m; done

helm install brandprint-cluster "$root/charts/brandprint-cluster" --namespace kube-system --wait
upgrade
key=$(in_namespace exec deploy/api -- node apps/operator/src/main.js keys create --workspace kind --create-workspace | tail -n 1)

in_namespace port-forward service/api 3000:80 >/dev/null &
forward=$!
trap 'kill "$forward"' EXIT
api() { curl --silent --show-error --fail-with-body --retry 10 --retry-all-errors --header "Authorization: Bearer $key" "$@"; }
analyse() {
  local id status
  id=$(api --json "{\"url\": \"$site\"}" http://127.0.0.1:3000/v1/api/parse | jq --raw-output .data.brand_id)
  for ((tries = 0; tries < 120; tries++)); do
    status=$(api "http://127.0.0.1:3000/v1/api/brands/$id" | jq --raw-output .data.analysis_status)
    if [ "$status" = complete ]; then return; fi
    if [ "$status" = failed ]; then break; fi
    sleep 5
  done
  echo "The analysis of $site is $status." >&2
  exit 1
}
reconnect() {
  kill "$forward"
  in_namespace port-forward service/api 3000:80 >/dev/null &
  forward=$!
}

analyse
upgrade --set settings.common.LOG_LEVEL=debug
reconnect
analyse
helm rollback brandprint 1 --namespace "$namespace" --wait --timeout 10m
reconnect
analyse
